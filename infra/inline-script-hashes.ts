/**
 * Hashes of the script that stands inside published pages (`web/pages/inline-script.ts`), newest first. The policy of
 * pages names all of them: after a deployment, pages carry the former script until they have been drawn again.
 *
 * An entry may go an hour after the last step of drawing anew, in every stage, that came with the entry above it, when
 * the queues `xpage-<stage>-publish-page` and `…-failed` are empty (docs/deploy.md, Afterwards).
 */
export type InlineScript = {
  /** As it stands in the policy, without quotation marks. */
  hash: string;
  /** The day on which it came into use, as `yyyy-mm-dd`. */
  since: string;
};

export const inlineScripts: readonly InlineScript[] = [
  { hash: 'sha256-Gb+nIhY2YlzDpeeR8ZwEVdXpzznLCwCddRcKmlW8Hcc=', since: '2026-11-23' },
  { hash: 'sha256-ur3snnqXVBOnaB4vydmp/osItQBerEG2o+UIFb0kg0Q=', since: '2026-11-21' },
  { hash: 'sha256-jq2mi60Q2k4XE6jJY5nXU2oBpPh7Q9phsDM+JkpmbK8=', since: '2026-11-21' },
];
