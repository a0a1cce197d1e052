import { type ReactNode, useState } from "react";
import type { Project } from "#contract/project.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { wordMissing } from "#web/features/posts/writing/outlook.ts";

type MissingAnswersProps = {
  project: Project;
  fullName: string;
  questions: readonly AnswerId[];
  /** They are answered: a post can be written now. */
  isEnough: boolean;
  /** What was told so far passes by what the community is about. */
  isOffSubject?: boolean;
  /** Beside each other where there is room. */
  isWide?: boolean;
  /** What to do with the answers. */
  children?: ReactNode;
};

/** The questions themselves, in place; an answer is kept for every later post. */
export function MissingAnswers({
  project,
  fullName,
  questions,
  isEnough,
  isOffSubject = false,
  isWide = false,
  children,
}: MissingAnswersProps) {
  return (
    <section
      // The dialog may ask the same above the page that asks it.
      aria-label={`Answers for ${fullName}${isWide ? ", before anything is written" : ""}`}
      className={classNames("border-l-2 border-accent pl-5", !isWide && "max-w-2xl")}
    >
      <h3 className="font-sans text-md font-medium tracking-normal" aria-live="polite">
        {isEnough ? `That is enough for a post in ${fullName}` : wordMissing(fullName, questions)}
      </h3>
      <p className="mt-1 text-sm text-soft">
        {isOffSubject &&
          `Nothing you've answered so far is about what people discuss in ${fullName}. `}
        {questions.length > 2 && "Two or three sentences each are enough. "}
        Later posts use your answers too.
      </p>
      <div className={classNames("mt-4 grid gap-x-8 gap-y-6", isWide && "lg:grid-cols-2")}>
        <Questions project={project} questions={questions} />
      </div>
      {children && <div className="mt-5 flex flex-wrap gap-3">{children}</div>}
    </section>
  );
}

/** All questions of all kinds of projects weigh as much as the rest of the editor: they come with the first that is asked. */
function Questions({ project, questions }: Pick<MissingAnswersProps, "project" | "questions">) {
  const [didFail, setDidFail] = useState(false);
  const part = useLazyModule(() => import("#web/components/interview/answer-box.tsx"), {
    isWanted: true,
    onFailure: () => setDidFail(true),
  });
  if (part) return questions.map((id) => <part.AnswerBox key={id} project={project} id={id} />);
  if (didFail) {
    return (
      <p role="alert" className="text-base text-fail">
        {DID_NOT_LOAD}
      </p>
    );
  }
  return (
    <SkeletonGroup label="Loading the questions" className="flex flex-col gap-3">
      <Skeleton className="h-32" />
    </SkeletonGroup>
  );
}
