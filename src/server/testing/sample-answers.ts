import type { Answers } from "#engine/interview/interview.ts";

/** A rich interview about a tool for invoices, enough for every shape of post. */
export const SAMPLE_ANSWERS: Answers = {
  what: "a small tool that reads your calendar and turns finished jobs into invoices",
  forWhom: "people who work alone and forget to bill",
  why: "I forgot to bill the same client three times in one year",
  scene:
    "In March a client asked me whether I had forgotten something. I had forgotten three invoices, the oldest from November. The work was in my calendar the whole time, with hours and all.",
  before:
    "I kept a spreadsheet with one line per job. It worked for as long as I was not busy, which is the only time it was needed.",
  unusual:
    "Ledgerly never asks you to start a timer. It reads the calendar backwards at the end of the month and shows every entry that has no invoice yet, and you say yes or no.",
  stackOrMaterial: "I wrote it in TypeScript with Postgres behind it, and it runs in the browser.",
  numbers: "Ledgerly wrote 40 invoices in March for 11 people. Two of them were doubled.",
  price: "The first five invoices of a month are free. After that it costs six euros a month.",
  platform: "It runs in any browser and reads Google and Outlook calendars.",
  limits:
    "It can't split a day between two clients yet. Recurring jobs have to be confirmed one by one.",
  surprise:
    "I expected people to want reminders. Most of them switched reminders off and only looked at the list.",
  userSaid: 'A translator wrote to me: "I found a job from last spring and bought a chair."',
  mistake:
    "The first import doubled every job that had been moved in the calendar. I found out when somebody's client paid twice, and I wrote eleven apologies that evening.",
  teach:
    "Bill on the same weekday every week, even if it is only one line. Write the invoice before you answer the thank-you mail, because afterwards it feels rude. Put the number of days on it and not a date, since nobody counts.",
  askReaders: "How do you keep track of the jobs that you have not billed yet?",
  askPeers: "How do you find out whether a tool for once a month is still in use?",
};
