import { useQueryClient } from '@tanstack/react-query';
import { agencyQuery } from '../../../lib/agencies';
import { api, unwrap } from '../../../lib/api';
import { moveGuard, versionOf } from '../../../lib/row-versions';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';
import type { cropOf, LogoKind, UploadedLogo } from './logo-kinds';

const LOGO = '/api/agency/v1/logo';

/** What is done with the logos of an agency; its pages show the new ones at once. */
export function useLogoCommands() {
  const queryClient = useQueryClient();
  /** The settings of the agency may be open around its logos: they go on from what these have made. */
  const follow = (agencyId: string) => {
    const version = versionOf(queryClient.getQueryData(agencyQuery(agencyId).queryKey));
    if (version) moveGuard(version);
  };
  const reload = async (agencyId: string) => {
    await queryClient.invalidateQueries({ queryKey: ['agencies'] });
    follow(agencyId);
  };
  return {
    upload: async (agencyId: string, kind: LogoKind, file: File, key: SubmitKey) => {
      const form = new FormData();
      form.append('file', file);
      const query = { isSmall: kind === 'small' ? ('true' as const) : ('false' as const) };
      const { logoPath } = await unwrap(
        api.account.POST(`${LOGO}/initial/{agencyId}`, {
          params: { path: { agencyId }, query },
          body: { file: '' },
          bodySerializer: () => form,
          headers: withKey(key),
        }),
      );
      follow(agencyId);
      return logoPath;
    },
    crop: async (logo: UploadedLogo, chosen: ReturnType<typeof cropOf>, key: SubmitKey) => {
      const { xCoordinate, yCoordinate, ...crop } = chosen;
      await unwrap(
        api.account.POST(LOGO, {
          params: { query: { xCoordinate, yCoordinate } },
          body: { ...logo, ...crop },
          headers: withKey(key),
        }),
      );
      await reload(logo.agencyId);
    },
    remove: async (agencyId: string, kind: LogoKind, key: SubmitKey) => {
      const params = { path: { agencyId } };
      await unwrap(
        kind === 'small'
          ? api.account.DELETE(`${LOGO}/s/{agencyId}`, { params, headers: withKey(key) })
          : api.account.DELETE(`${LOGO}/m/{agencyId}`, { params, headers: withKey(key) }),
      );
      await reload(agencyId);
    },
  };
}
