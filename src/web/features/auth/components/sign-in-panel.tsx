import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#contract/page-paths.ts";
import { readSentLink } from "#web/lib/sent-link.ts";
import { useSession } from "#web/lib/session.ts";
import { showToast } from "#web/lib/toast.ts";
import { useMagicLinkRequest } from "../api/use-magic-link-request.ts";
import { MagicLinkSent } from "./magic-link-sent.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export function SignInPanel() {
  const { request, send, sendAgain, reset } = useMagicLinkRequest(
    readSentLink(useLocation().state),
  );
  const [email, setEmail] = useState("");
  const navigate = useNavigate();
  const { status } = useSession();

  useEffect(() => {
    if (status !== "signed-in") return;
    showToast("success", "You're already signed in!", { name: "already-signed-in" });
    void navigate(paths.dashboard, { replace: true });
  }, [status, navigate]);

  if (request.status === "sent") {
    const startOver = () => {
      setEmail("");
      reset();
    };
    return (
      <MagicLinkSent
        email={request.email}
        onSendAgain={() => sendAgain(request.email)}
        onStartOver={startOver}
      />
    );
  }
  return (
    <SignInForm
      email={email}
      onEmailChange={setEmail}
      onSubmit={() => send(email)}
      isSending={request.status === "sending"}
      error={request.status === "error" ? request.message : null}
    />
  );
}
