import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/page-paths.ts";

export function NoProjects({ fullName }: { fullName: string }) {
  return (
    <>
      <p className="text-base text-soft">
        Create a project first. Then <span className="font-mono">{fullName}</span> can be one of its
        communities.
      </p>
      <ButtonLink to={paths.newProject} size="sm" className="mt-3">
        Create a project
      </ButtonLink>
    </>
  );
}
