import { useNavigate } from "react-router";
import { MessagePage, SupportLink } from "#web/components/layout/message-page.tsx";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { pageTitle } from "#web/lib/page-title.ts";

export const meta = () => pageTitle("Page Not Found");

export default function NotFound() {
  const navigate = useNavigate();
  return (
    <MessagePage
      code="404"
      title="Page Not Found"
      actions={
        <>
          <ButtonLink to={paths.home}>Go to Homepage</ButtonLink>
          <Button tone="secondary" onClick={() => void navigate(-1)}>
            Go Back
          </Button>
        </>
      }
    >
      <p>
        Did one of our links bring you here? Please <SupportLink />.
      </p>
    </MessagePage>
  );
}
