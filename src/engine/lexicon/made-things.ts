/** What people call software that they make, in the singular: for disclosure, evidence and demands alike. */
export const SOFTWARE =
  "app|tool|web ?app|site|website|saas|software|platform|extension|add-?on|plug-?in|library|package|framework|api|cli|bot|script|template|tracker|planner";
