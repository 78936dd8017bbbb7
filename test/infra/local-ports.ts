/** The ports that the templates of the stage `local` are made for in tests; nothing listens there. */
export const localPorts = { port: 4_000, mediaPort: 4_001 };
