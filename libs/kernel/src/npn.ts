/** What a person reads when an NPN is refused (Spec 2 §5). */
export const NPN_MESSAGE = 'NPN must be less than or equal to 10 digits';

/** The most digits that an NPN has (Spec 2 §5). */
export const NPN_DIGITS = 10;

/** Whether a text is a National Producer Number: one to ten digits (Spec 2 §5). */
export const isNpn = (text: string): boolean => /^[0-9]+$/.test(text) && text.length <= NPN_DIGITS;
