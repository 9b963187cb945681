const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }

/**
 * The IANA name of this machine's time zone. On a phone, creating a formatter takes as long as drawing a page's bar;
 * browsers with Temporal need none.
 */
export const localTimeZone = (): string =>
  Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
