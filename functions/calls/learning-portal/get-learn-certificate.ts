import type { getLearnCertificate as contract } from '../../../shared/calls/learning-portal.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { drawCertificate } from '../../domain/learning/draw-certificate.ts';
import { findLearned } from '../../domain/learning/find-learner.ts';
import { keepLevel } from '../../domain/learning/keep-level.ts';
import { AppError } from '../../kit/app-error.ts';
import type { FileHandler } from '../../kit/stream-group.ts';

/** The level is worked out anew: a certificate says what counts today. */
export const getLearnCertificate: FileHandler<typeof contract> = async ({ productId }, context) => {
  const { actor, now } = context;
  const { learner, product } = await findLearned(actor, productId, now);
  const [account, reached] = await Promise.all([findAccount(actor.id), keepLevel(learner, productId, context)]);
  const { level, reachedAt, validUntil, certificateId } = reached;
  if (!account || level === 0 || reachedAt === null || validUntil === null || certificateId === null) {
    throw new AppError('level_locked');
  }
  const body = await drawCertificate({
    agent: account.fullName,
    company: learner.company.name,
    product: product.name,
    level,
    reachedAt,
    validUntil,
    certificateId,
    language: account.language,
  });
  return { name: `${product.name} ${level}.pdf`, body };
};
