import * as z from "zod";
import { Count } from "./fields.ts";
import { TASK_KINDS } from "#engine/tasks/task.ts";
import { ProjectId } from "#contract/projects/project-fields.ts";

export const Task = z
  .object({
    key: z.string().meta({ description: "The same for the same thing to do." }),
    kind: z.enum(TASK_KINDS),
    title: z.string(),
    detail: z.string(),
    projectId: z.uuid().nullable(),
    projectName: z.string().nullable(),
    postId: z.uuid().nullable(),
    subredditId: z.string().nullable(),
    fullName: z.string().nullable().meta({ description: "Of the community: r/SaaS." }),
    isDone: z.boolean(),
    canUndo: z.boolean().meta({ description: "Ticked, while the thing itself is still to do." }),
    progress: z.object({ done: Count, of: Count }).nullable(),
    links: z.array(z.object({ label: z.string(), url: z.string() })),
  })
  .meta({ id: "Task" });

export type Task = z.output<typeof Task>;

export const Today = z
  .object({
    day: z.iso.date().meta({ description: "By the user's own calendar." }),
    endsAt: z.iso.datetime().meta({ description: "The user's midnight." }),
    tasks: z.array(Task).max(5),
    next: z
      .object({ text: z.string(), at: z.iso.datetime(), projectId: z.uuid(), postId: z.uuid() })
      .nullable()
      .meta({ description: "The next planned post, or the next look at one that was made." }),
  })
  .meta({ id: "Today" });

export type Today = z.output<typeof Today>;

export const TodayQuery = z.object({
  projectId: ProjectId.optional().meta({ description: "Only what is about this project." }),
});

const NOT_A_TASK = "This is not the key of a task.";

export const TaskParams = z.object({
  taskKey: z
    .string()
    .max(90, NOT_A_TASK)
    .regex(/^[a-z]+(\.[a-z0-9_-]+){1,2}$/, NOT_A_TASK),
});
