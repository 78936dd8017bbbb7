/** In px: what networks ask for (Open Graph; 1.91 : 1). */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;
