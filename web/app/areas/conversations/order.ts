/** In which order lists of conversations and leads stand. */
export type Order = 'newest' | 'oldest';
