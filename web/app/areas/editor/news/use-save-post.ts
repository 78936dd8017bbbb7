import { useState } from 'react';
import { codeOf } from '../../../../lib/api/api-error.ts';
import { PostContent } from '../../../../../shared/model/post.ts';
import { useAskAgain, useEffectCall } from '../../../../lib/use-call.ts';
import { useToasts } from '../../../../ui/use-toasts.ts';
import { fieldsOf } from '../draft/use-draft.ts';
import type { OpenPost } from './open-post.ts';

export type SavePost = {
  save: (open: OpenPost) => void;
  isRunning: boolean;
  /** What the server refused in a field, as long as the field still says it. */
  faultOf: (content: PostContent, field: string) => string | undefined;
  /** The code of what went wrong and belongs to no field. */
  failure: string | undefined;
};

/** Saves a news entry, then shows it in the list and in the preview. */
export function useSavePost(onSaved: () => void): SavePost {
  const { run, isRunning, error } = useEffectCall('savePost');
  const askAgain = useAskAgain();
  const { saved } = useToasts();
  const [sent, setSent] = useState<PostContent | null>(null);
  const save = async ({ postId, content }: OpenPost): Promise<void> => {
    setSent(content);
    const answer = await run({ postId, content: PostContent.parse(content) });
    if (answer === null) return;
    await askAgain('getPostList');
    saved();
    onSaved();
  };
  const fields = fieldsOf(error);
  const faultOf = (content: PostContent, field: string): string | undefined => {
    const isAsSent = sent !== null && valueOf(sent, field) === valueOf(content, field);
    return isAsSent ? codeOfField(fields, field) : undefined;
  };
  const isOfField = Object.keys(fields).some((path) => path.startsWith('content.'));
  return {
    save: (open) => void save(open),
    isRunning,
    faultOf,
    failure: error === undefined || isOfField ? undefined : codeOf(error),
  };
}

/** Fields have names such as `content.title`. */
function codeOfField(fields: Readonly<Record<string, string>>, field: string): string | undefined {
  return Object.entries(fields).find(([path]) => path.split('.')[1] === field)?.[1];
}

function valueOf(content: PostContent, field: string): string {
  return JSON.stringify(content[field as keyof PostContent]);
}
