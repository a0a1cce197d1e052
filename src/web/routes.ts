import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { paths } from "#contract/pages/page-paths.ts";

export default [
  index("routes/landing.tsx"),
  layout("routes/entrance.tsx", [
    route(paths.signIn, "routes/sign-in.tsx"),
    route(paths.magicLink, "routes/magic-link.tsx"),
  ]),
  route(paths.check, "routes/check.tsx"),
  route(paths.privacy, "routes/privacy.tsx"),
  route(paths.terms, "routes/terms.tsx"),
  route(paths.help, "routes/help.tsx"),
  route(paths.whatsNew, "routes/whats-new.tsx"),
  route(paths.logIn, "routes/to-sign-in.tsx", { id: "log-in" }),
  route(paths.signUp, "routes/to-sign-in.tsx", { id: "sign-up" }),
  layout("routes/signed-in.tsx", [
    route(paths.onboarding, "routes/onboarding.tsx"),
    route(paths.dashboard, "routes/dashboard.tsx"),
    route(paths.subreddits, "routes/subreddits.tsx"),
    route(paths.billing, "routes/billing.tsx"),
    route(paths.billingReturn, "routes/billing-return.tsx"),
    route(paths.newProject, "routes/new-project.tsx"),
    route(paths.project, "routes/project/project.tsx", [
      index("routes/project/plan.tsx"),
      route(paths.communities, "routes/project/communities.tsx"),
      route(paths.radar, "routes/project/radar.tsx"),
      route(paths.comments, "routes/project/comments.tsx"),
      route(paths.results, "routes/project/results.tsx"),
      route(paths.history, "routes/project/history.tsx"),
      route(paths.competitors, "routes/project/competitors.tsx"),
      route(paths.facts, "routes/project/facts.tsx"),
    ]),
    route(paths.settings, "routes/settings/settings.tsx", [
      index("routes/settings/account.tsx"),
      route(paths.karma, "routes/settings/karma.tsx"),
      route(paths.notifications, "routes/settings/notifications.tsx"),
      route(paths.radarSettings, "routes/settings/radar.tsx"),
      route(paths.webhooks, "routes/settings/webhooks.tsx"),
      route(paths.assistants, "routes/settings/assistants.tsx"),
      route(paths.sessions, "routes/settings/sessions.tsx"),
      route(paths.connections, "routes/settings/connections.tsx"),
      route(paths.yourData, "routes/settings/data.tsx"),
    ]),
  ]),
  ...(import.meta.env.DEV ? [route(paths.styleguide, "routes/styleguide.tsx")] : []),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
