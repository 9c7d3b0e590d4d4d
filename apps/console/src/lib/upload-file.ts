import { zoneHere } from './formatting';
import { ApiError, type Problem } from './problem';
import { refreshSession } from './session-tokens';
import type { SubmitKey } from './submit-key';
import { tokenStore } from './tokens';
import { withKey } from './with-key';

/** A file on its way. */
export interface Upload {
  path: string;
  query: Record<string, string | undefined>;
  file: File;
  key: SubmitKey;
  /** Hears which part of it, 0 to 1, has left. */
  onProgress: (part: number) => void;
}

/** Sends a file as a form; answers the body. `fetch` cannot tell how far it is. */
export async function uploadFile<Answer>(upload: Upload): Promise<Answer> {
  const first = await send(upload);
  const isEnded = first.status === 401 && tokenStore.get() && (await refreshSession());
  const { status, responseText } = isEnded ? await send(upload) : first;
  const body: unknown = readJson(responseText);
  if (status >= 200 && status < 300) return body as Answer;
  throw new ApiError(status, (body ?? {}) as Problem, 'POST', upload.path);
}

function send({ path, query, file, key, onProgress }: Upload): Promise<XMLHttpRequest> {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const form = new FormData();
  form.append('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', `${path}?${new URLSearchParams(given)}`);
  const token = tokenStore.get()?.accessToken ?? '';
  const headers = { timezone: zoneHere(), authorization: `Bearer ${token}`, ...withKey(key) };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
    request.send(form);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
