/** The cluster of the demo data, and the agencies that belong to it. */
export const DEMO_CLUSTER = {
  name: 'Meridian Cluster',
  agencies: ['Harborline Insurance Partners', 'Bluecoast Agency'],
};
