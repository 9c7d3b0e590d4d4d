import { NOTICE_STATES } from './story.mjs';

/** The agency's surplus lines broker in the state of the insured, as the calls name them. */
export async function surplusBrokerIn(state, agent) {
  const path = `/api/account/v1/agency/surplus/search?surplusLinesState=${state}`;
  const [license] = (await agent.get(path)).content;
  return {
    surplusLinesBrokerFirstName: license.brokerFirstName,
    surplusLinesBrokerLastName: license.brokerLastName,
    surplusLinesBrokerEmail: license.brokerEmail,
    surplusLinesNumber: license.surplusLicenseNumber,
    surplusLinesState: state,
    diligentEffort: { basis: 'EXPORT_LIST' },
    ...(NOTICE_STATES.includes(state) && { surplusNoticeAttested: true }),
  };
}
