// The browser's install prompt, kept until the person asks for it.

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined = $state.raw();

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as InstallOffer;
});
addEventListener('appinstalled', () => {
  offer = undefined;
});

export const installation = {
  get possible(): boolean {
    return offer !== undefined;
  },
  async begin(): Promise<void> {
    await offer?.prompt();
    offer = undefined;
  },
};
