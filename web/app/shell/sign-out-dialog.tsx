import type { ReactNode } from 'react';
import { SignOutQuestion } from './sign-out-question.tsx';
import { useSignOut } from './use-sign-out.ts';

export type SignOutDialogProps = { isOpen: boolean; onCancel: () => void };

/** Signs the owner out. */
export const SignOutDialog = (props: SignOutDialogProps): ReactNode => (
  <SignOutQuestion {...props} signOut={useSignOut()} />
);
