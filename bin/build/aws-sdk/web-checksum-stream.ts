/**
 * In place of a subclass of the global `ReadableStream`, which Node loads with all its streams when it is named. The
 * SDK takes nothing but the prototype, to mark web streams with it; they keep their own here.
 */
export const ChecksumStream = {
  get prototype(): ReadableStream {
    return ReadableStream.prototype;
  },
};
