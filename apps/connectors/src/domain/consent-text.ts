/** What who connects a tool agrees to; kept with the connection. */
export const CONSENT_TEXT =
  'You let Palisade read the security settings and findings of this tool once a day, to score and ' +
  'price your risk. Palisade changes nothing there. Disconnecting ends it at once, and what was ' +
  'read is deleted within 90 days.';
