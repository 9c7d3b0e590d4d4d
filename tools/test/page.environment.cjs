const { TestEnvironment } = require('jest-environment-jsdom');

const PICTURE_SIDE = 400;

class Silent {
  postMessage() {}
  addEventListener() {}
  removeEventListener() {}
  close() {}
}

class Channel {
  constructor() {
    this.port1 = { onmessage: null, close() {} };
    this.port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
  }
}

/** A page without a browser: the DOM of jsdom, calls of Node, and what is measured is of no size. */
module.exports = class PageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { window } = this.dom;
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      AbortController,
      AbortSignal,
      TextDecoder,
      TextEncoder,
      ReadableStream,
      TransformStream,
      WritableStream,
      structuredClone,
      // Those of Node keep the process alive.
      MessageChannel: Channel,
      BroadcastChannel: Silent,
    });
    class Watching {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    Object.assign(window, {
      ResizeObserver: Watching,
      IntersectionObserver: Watching,
      scrollTo() {},
      // To work out all styles takes seconds for each menu, and nobody sees them.
      getComputedStyle: () => window.document.createElement('i').style,
      // The widest layout, with a mouse and a keyboard, in light colours.
      matchMedia: (media) => ({
        media,
        matches: /min-width|hover: hover/.test(media),
        addEventListener() {},
        removeEventListener() {},
        addListener() {},
        removeListener() {},
      }),
    });
    window.Element.prototype.scrollIntoView = () => {};
    // What is loaded has a size, so that a part of it can be chosen.
    for (const side of ['naturalWidth', 'naturalHeight', 'offsetWidth', 'offsetHeight']) {
      Object.defineProperty(window.HTMLImageElement.prototype, side, { get: () => PICTURE_SIDE });
    }
  }
};
