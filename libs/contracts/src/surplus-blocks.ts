import { date, dateTime, list, nullable, object, oneOf, sha256, str, text } from './schema';

const brokerNamed = { brokerName: str(200), licenseNumber: str(40), state: str(2) };

/** Who places a surplus lines quote. */
export const surplusBroker = object(brokerNamed);

/** The text of a notice that was attested, and who signed for it from where. */
export const attestedNotice = object({
  version: str(40),
  sha256,
  signedBy: str(200),
  address: nullable(str(100)),
});

/** What a surplus lines quote or policy keeps of its broker and the attested notice. */
export const surplus = object({
  ...brokerNamed,
  noticeAttestedAt: nullable(dateTime),
});

/** Why a risk goes to surplus lines, signed by whoever looked for admitted insurance. */
export const diligentEffort = object({
  basis: oneOf('DECLINATIONS', 'EXPORT_LIST', 'EXEMPT_PURCHASER'),
  declinations: list(
    object({ insurer: str(200), contact: str(200), declinedOn: date, reason: text }),
  ),
  signedBy: str(200),
  signedAt: dateTime,
});
