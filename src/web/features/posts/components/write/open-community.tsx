import type { ReactNode, Ref } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import { wordAiBan } from "#engine/policy/policy.ts";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { AssistantPanel } from "#web/features/posts/components/assistant/assistant-panel.tsx";
import { canBeWritten, wordWhy } from "#web/features/posts/writing/outlook.ts";
import type { PostChoice, Writer } from "#web/features/posts/writing/post-choice.ts";
import type { OpenPost } from "#web/features/posts/writing/write-state.ts";
import { ClosedCommunity } from "./closed-community.tsx";
import { MissingAnswers } from "./missing-answers.tsx";
import { PostWishes, WriterChoice } from "./write-form.tsx";

type OpenCommunityProps = {
  project: Project;
  post: OpenPost;
  writers: readonly Writer[];
  choice: PostChoice;
  onChange: (changes: Partial<PostChoice>) => void;
  onWritten: (post: GeneratedPost) => void;
  onWriteOwn: ((subredditId: string) => void) | undefined;
  onComment: ((subredditId: string) => void) | undefined;
  /** Where the brief for one's own assistant is. */
  briefRef: Ref<HTMLDivElement>;
};

/** Who writes the post for a community that takes one, what is still to be answered for it, and what it should be. */
export function OpenCommunity({
  project,
  post,
  writers,
  choice,
  onChange,
  onWritten,
  onWriteOwn,
  onComment,
  briefRef,
}: OpenCommunityProps) {
  const { community, writer, questions, isAwaited, isBanned, refusedFor } = post;
  const isAssistant = writer.id === "assistant";
  const isForFounder = writer.id === "founder";
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {community.is !== "asks" && community.sentence && (
        <Note className="border-edge text-soft">{community.sentence}</Note>
      )}
      <WriterChoice
        writers={writers}
        chosen={writer.id}
        onChoose={(id) => onChange({ writer: id })}
      />
      {isBanned && (
        <Note role="note" className="border-warn">
          {wordAiBan(community.fullName, isAssistant ? "assistant" : "model")}
        </Note>
      )}
      {refusedFor && (
        <ClosedCommunity
          project={project}
          community={{ ...community, closedReason: refusedFor }}
          onComment={onComment}
          onWriteOwn={onWriteOwn}
        />
      )}
      {isAwaited && (
        <SkeletonGroup label="Loading the questions">
          <Skeleton className="h-48" />
        </SkeletonGroup>
      )}
      {!isForFounder && questions.length > 0 && (
        <MissingAnswers
          project={project}
          fullName={community.fullName}
          questions={questions}
          why={wordWhy(community)}
          isEnough={canBeWritten(community) && post.isUnrefused}
        />
      )}
      {!isForFounder && canBeWritten(community) && !refusedFor && (
        <PostWishes
          choice={choice}
          postTypes={community.postTypes}
          takesNotes={writer.takesNotes}
          onChange={onChange}
        />
      )}
      {isAssistant && (
        <div ref={briefRef} tabIndex={-1} className="scroll-mt-28 outline-none">
          <AssistantPanel
            project={project}
            subredditId={community.subredditId}
            postType={choice.postType ?? undefined}
            tone={choice.tone === "usual" ? undefined : choice.tone}
            notes={choice.notes.trim() || undefined}
            onSaved={onWritten}
          />
        </div>
      )}
    </div>
  );
}

type NoteProps = { role?: "note"; className: string; children: ReactNode };

function Note({ role, className, children }: NoteProps) {
  return (
    <p role={role} className={`border-l-2 pl-3 text-base ${className}`}>
      {children}
    </p>
  );
}
