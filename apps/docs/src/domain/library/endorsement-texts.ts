import type { CoverageKey } from '@palisade/trade';

/** What each endorsement of the catalogue does, in a few plain words of our own. */
export const ENDORSEMENT_TEXTS: Readonly<Partial<Record<CoverageKey, string>>> = {
  BREACH_FUND_COST_ENDORSEMENT_1:
    'Costs that the breach fund pays for notifying people and for advising them do not reduce the aggregate limit of {{aggregateLimit}}.',
  BREACH_FUND_COST_ENDORSEMENT_2:
    'Costs that the breach fund pays for examining, notifying and advising stand outside the aggregate limit of {{aggregateLimit}} and are not reduced by other loss.',
  PRIMARY_NON_CONTRIBUTORY:
    'Where a written contract asks {{insuredName}} for it, this policy pays first, and other insurance of the other party is not asked to share.',
  STATE_INCONSISTENCY:
    'Where a term of this policy is against the law of {{state}}, that law stands in its place, and all other terms stay as they are.',
  AMENDATORY_CONSTRUCTION:
    'Delay, defect and the cost of rework at a building site are no loss of this policy, unless a cyber incident of the systems of {{insuredName}} caused them.',
  AMENDATORY_MANUFACTURING:
    'Cover for business interruption reaches the systems that run the production of {{insuredName}}. Spoilt goods and recalls are no loss of this policy.',
  ADDITIONAL_INSURED:
    'Whoever the declarations name as an additional insured is insured too, for what {{insuredName}} does for them and for nothing else.',
  AMEND_COOPERATION:
    'Whoever is insured helps with a claim as far as can fairly be asked. A help that came late loses no cover unless the lateness did harm.',
  AMEND_NOTICE_PROVISION:
    'A claim counts as told in time when it was told within 60 days after an officer of {{insuredName}} learnt of it, and within the policy period or 60 days after its end.',
  BLANKET_AI:
    'Whoever {{insuredName}} must insure by a contract in writing, made before the incident, is an additional insured, for what {{insuredName}} does for them.',
  DEFENSE_COUNSEL:
    'The insured may choose its counsel from those whom {{insurer}} agreed to beforehand, at the rates that were agreed with them.',
  WAIVER_OF_SUBROGATION:
    '{{insurer}} claims back nothing from those whom {{insuredName}} freed from such claims in writing before the incident.',
  SPECIFIED_EVENT_EXCLUSION:
    'The events that the declarations name as excluded, and what arises out of them, are not covered.',
  ENO_EXCLUSION:
    'A mistake in services that {{insuredName}} renders to others for a fee is not covered, unless it is a cyber incident of its own systems.',
  ANTI_STACKING:
    'Where more than one policy of {{insurer}} answers for one incident, all of them together pay no more than the highest of their limits.',
  RANSOM_EVENT_SUBLIMIT:
    'For all loss out of ransom events the insurer pays no more than the limit that the declarations show for them. It is a part of the aggregate limit.',
  EXTORTION_THREAT_SUBLIMIT:
    'For all loss out of threats of extortion the insurer pays no more than the limit that the declarations show for them. It is a part of the aggregate limit.',
  BIPA_EXCLUSION:
    'Claims that biometric information was taken, kept or passed on without the consent that a statute asks for are not covered.',
  FRANCHISOR:
    'A claim against the franchisor of {{insuredName}} is covered where it arises out of an incident of the systems of {{insuredName}}.',
  CYBER_TERRORISM:
    'An attack on computer systems that is made for a political, religious or ideological end is covered like any other attack.',
  WAR_EXCLUSION:
    'Loss out of war, and out of a cyber operation that a state carries out as a part of war, is not covered.',
};
