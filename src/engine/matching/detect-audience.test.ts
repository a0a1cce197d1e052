import { expect, test } from "vitest";
import { findNamedAudiences } from "./detect-audience.ts";

test.each([
  ["Invoicing and bookkeeping for freelancers.", ["Freelancers"]],
  ["Budgeting app for students", ["Students"]],
  ["Founders write updates for their investors.", ["Investors", "Entrepreneurs"]],
  ["A CRM for SaaS founders.", ["SaaS Founders"]],
  ["A linter for developers and designers.", ["Developers", "Designers"]],
  ["It pays the self-employed on time.", ["Freelancers"]],
  ["A calendar for plants.", []],
  ["A leak sensor for people who were flooded once.", ["Consumers"]],
  ["A meal planner that helps busy parents.", ["Consumers"]],
  ["A route log for climbers and hikers.", ["Hobbyists"]],
  ["Chess puzzles made for club players, and for their parents.", ["Hobbyists", "Consumers"]],
  ["A climber and two parents wrote it.", []],
  ["An invoice tool for freelancers, liked by readers.", ["Freelancers"]],
])("'%s' names %j", (text, audiences) => {
  expect(findNamedAudiences(text)).toEqual(audiences);
});
