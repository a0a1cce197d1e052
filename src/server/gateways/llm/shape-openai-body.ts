type Body = Record<string, unknown>;

/** What not every server of OpenAI's dialect takes is left out or renamed; the schema of the caller still checks it. */
export function shapeOpenaiBody(body: Body, baseUrl: string): Body {
  const shaped = { ...body, response_format: withoutStringLimits(body.response_format) };
  return new URL(baseUrl).hostname === "api.openai.com" ? shapeForOpenai(shaped) : shaped;
}

/** OpenAI itself has renamed the limit, which others know by its old name only. */
function shapeForOpenai({ max_tokens, temperature, ...rest }: Body): Body {
  const takesTemperature = !/^(o\d|gpt-[5-9])/.test(String(rest.model));
  return {
    ...rest,
    max_completion_tokens: max_tokens,
    ...(takesTemperature && { temperature }),
  };
}

const STRING_LIMITS = new Set(["minLength", "maxLength", "pattern", "format"]);

/** Strict schemas may not hold them; they are keywords only where the value is none of a property. */
function withoutStringLimits(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutStringLimits);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !STRING_LIMITS.has(key) || typeof value === "object")
      .map(([key, value]) => [key, withoutStringLimits(value)]),
  );
}
