import { benchRisks } from '../bench/risks';
import type { Stack } from '../stack';
import { calculate, withoutId } from './calls';

/** What two raters and the gateway answer differently to the same risks. */
export async function differentAnswers({ url, services }: Stack, token: string): Promise<string[]> {
  const places = [url, services.rater.url, services['rater-2'].url];
  const wrong: string[] = [];
  for (const risk of benchRisks()) {
    for (const trace of ['none', 'full']) {
      const answers = await Promise.all(
        places.map((place) => calculate(place, token, risk, `?trace=${trace}`)),
      );
      if (new Set(answers.map(({ text }) => withoutId(text))).size > 1) {
        wrong.push(`Two raters differ on ${JSON.stringify(risk)}`);
      }
    }
  }
  return wrong;
}
