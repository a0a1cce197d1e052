import { useState } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { Button } from "#web/components/ui/button.tsx";
import { useWritePost } from "#web/features/posts/api/use-write-post.ts";
import {
  canBeWritten,
  type CommunityOutlook,
  wordWhy,
} from "#web/features/posts/writing/outlook.ts";
import { usePinnedQuestions } from "#web/features/posts/writing/pinned-questions.ts";
import { readRefusal } from "#web/features/posts/writing/read-refusal.ts";
import { MissingAnswers } from "./missing-answers.tsx";

export type AskFirstProps = {
  project: Project;
  community: CommunityOutlook;
  onWritten: (post: GeneratedPost) => void;
};

/** On the page itself: the answers without which nothing can be written, and then the post. */
export function AskFirst({ project, community, onWritten }: AskFirstProps) {
  const writing = useWritePost(project.id);
  const refused = readRefusal(writing.error);
  const { questions, unpin } = usePinnedQuestions(community, refused, true);
  const write = (isAnyway: boolean) => {
    if (writing.isPending) return;
    const asked = { projectId: project.id, subredditId: community.subredditId };
    const request = questions.length > 0 ? { ...asked, tells: [...questions] } : asked;
    writing.mutate(isAnyway ? { ...request, isAnyway: true } : request, {
      onSuccess: (post) => {
        unpin();
        onWritten(post);
      },
    });
  };
  const [wantedPlace, setPlace] = useState(0);
  // Another refusal may ask for fewer.
  const place = Math.min(wantedPlace, Math.max(0, questions.length - 1));
  const isLast = place >= questions.length - 1;
  const isEnough = canBeWritten(community) && refused === null;
  const goOn = () => (isLast ? write(false) : setPlace(place + 1));
  return (
    <div className="mb-6">
      <MissingAnswers
        project={project}
        fullName={community.fullName}
        questions={questions}
        why={wordWhy(community)}
        steps={{ place, onGo: setPlace, onDone: goOn }}
        isEnough={isEnough}
      >
        {(isLast || isEnough) && (
          <Button isBusy={writing.isPending} onClick={() => write(false)}>
            {writing.isPending ? "Writing..." : "Write the post"}
          </Button>
        )}
        {!isLast && (
          <Button tone={isEnough ? "secondary" : "primary"} onClick={() => setPlace(place + 1)}>
            Next question
          </Button>
        )}
        <Button tone="ghost" onClick={() => write(true)}>
          Draft it anyway
        </Button>
      </MissingAnswers>
    </div>
  );
}
