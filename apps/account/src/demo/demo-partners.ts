/** The partners of the demo data, and the agencies that belong to them. */
export const DEMO_CIRCLES = [
  {
    kind: 'CLUSTER',
    name: 'Meridian Cluster',
    agencies: ['Harborline Insurance Partners', 'Bluecoast Agency'],
  },
  { kind: 'DIGITAL', name: 'Brightpath Digital', agencies: ['Bluecoast Agency'] },
] as const;

/** The security provider of the demo data, and whom it watches over. */
export const DEMO_SECURITY = {
  name: 'Sentrywatch Security',
  accounts: ['Red Rock Dental', 'Helio Data Systems', 'Cedar Point Accounting'],
};
