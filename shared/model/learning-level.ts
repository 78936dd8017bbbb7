/** The levels of the learning portal, lowest first. What each needs: learning.ts. */
import * as z from 'zod';

export const learningLevels = [1, 2, 3] as const;
export type LearningLevel = (typeof learningLevels)[number];
export const Level = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** 0 is none. */
export const ReachableLevel = z.union([z.literal(0), Level]);
