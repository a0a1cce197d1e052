/** Where people write when the product cannot help them itself. */
export const SUPPORT_EMAIL = "support@foothold.example";
