import type { Caller } from '../../tools/demo/caller.mjs';
import type { Walk } from '../../tools/demo/walk.mjs';

const NAMES = ['Ärzte und Söhne', 'same', 'Same', 'zebra', '=1+1'];
const NOTES = ['GENERAL', 'SALES', 'UNDERWRITING', 'GENERAL', 'GENERAL'];
const CATEGORIES = ['General Feedback', 'Give Kudos to the team', 'General Feedback'];

/** Rows for the lists that the walks leave empty. */
export async function seedLists(
  admin: Caller,
  { agent, account }: Pick<Walk, 'agent' | 'account'>,
): Promise<void> {
  for (const [at, name] of NAMES.entries()) {
    await agent.post('/api/account/v1/tags', { name: `${name} ${at}`, color: '#1677ff' });
    const note = { noteType: NOTES[at], text: name };
    await admin.post(`/api/account/v1/notes/${account.id}`, note);
    const view = { screen: at % 2 ? 'quotes' : 'policies', name, query: 'page=1', isShared: false };
    await admin.post('/api/auth/v1/me/views', view);
    await admin.post('/api/auth/v1/api', { name, scopes: ['policy:view'] });
    await admin.post('/api/auth/v1/domain/blacklist', { domainName: `${5 - at}.spam.example` });
    await admin.post('/api/webhook/v1/createHook', {
      companyName: 'Harborline Insurance Partners',
    });
  }
  for (const category of CATEGORIES) {
    const given = { category, feedbackText: category, permissionToShare: false };
    await admin.post('/api/account/v1/feedback', given);
  }
}
