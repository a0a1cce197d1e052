ALTER TABLE "projects" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "interview" json DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "titles" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "shape" text;--> statement-breakpoint
-- The five answers of old, under the questions that ask for the same.
UPDATE "projects" SET "interview" = json_build_object('answers', (
  SELECT coalesce(json_object_agg(answers.id, answers.text), '{}'::json)
  FROM (
    SELECT 'scene' AS id, "founder_facts"->>'whyBuilt' AS text
    UNION ALL SELECT 'numbers', nullif(concat_ws(E'\n\n', "founder_facts"->>'oneNumber', "founder_facts"->>'firstUser'), '')
    UNION ALL SELECT 'mistake', "founder_facts"->>'wentWrong'
    UNION ALL SELECT 'askReaders', "founder_facts"->>'wantFromReaders'
  ) AS answers
  WHERE answers.text IS NOT NULL
));
--> statement-breakpoint
ALTER TABLE "projects" DROP COLUMN "founder_facts";
