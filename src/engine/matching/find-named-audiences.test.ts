import { expect, test } from "vitest";
import { findNamedAudiences } from "./find-named-audiences.ts";

test.each([
  ["Invoicing and bookkeeping for freelancers.", ["Freelancers"]],
  ["Budgeting app for students", ["Students"]],
  ["Founders write updates for their investors.", ["Investors", "Entrepreneurs"]],
  ["A CRM for SaaS founders.", ["SaaS Founders"]],
  ["A linter for developers and designers.", ["Developers", "Designers"]],
  ["It pays the self-employed on time.", ["Freelancers"]],
  ["A calendar for plants.", []],
])("'%s' names %j", (text, audiences) => {
  expect(findNamedAudiences(text)).toEqual(audiences);
});
