/**
 * Figures that functions print: log lines in the embedded metric format, which CloudWatch takes figures from
 * (Amazon CloudWatch User Guide, "Specification: Embedded metric format").
 */
import * as z from 'zod';

export type Figure = { namespace: string; name: string; dimensions: Record<string, string> };

/** What a figure is counted under: its name and its dimensions in any order. */
export function figureKey({ namespace, name, dimensions }: Figure): string {
  const sorted = Object.entries(dimensions).sort(([one], [other]) => one.localeCompare(other));
  return [namespace, name, ...sorted.map(([key, value]) => `${key}=${value}`)].join(' ');
}

const Line = z.looseObject({
  _aws: z.object({
    CloudWatchMetrics: z.array(
      z.object({
        Namespace: z.string(),
        Dimensions: z.array(z.array(z.string())),
        Metrics: z.array(z.object({ Name: z.string() })),
      }),
    ),
  }),
});
type Line = z.infer<typeof Line>;

const Values = z.union([z.number().transform((value) => [value]), z.array(z.number())]);

/** The sums that a line adds, by the key of their figure; none for lines that hold no figures. */
export function sumsOfLine(text: string): { figure: string; sum: number }[] {
  if (!text.includes('"_aws"')) return [];
  const line = parseLine(text);
  if (!line) return [];
  return line._aws.CloudWatchMetrics.flatMap(({ Namespace: namespace, Dimensions: sets, Metrics: metrics }) =>
    metrics.flatMap(({ Name: name }) => {
      const values = Values.safeParse(line[name]).data;
      if (!values) return [];
      const sum = values.reduce((total, value) => total + value, 0);
      return sets.map((keys) => {
        const dimensions = Object.fromEntries(keys.map((key) => [key, String(line[key])]));
        return { figure: figureKey({ namespace, name, dimensions }), sum };
      });
    }),
  );
}

function parseLine(text: string): Line | undefined {
  try {
    return Line.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
