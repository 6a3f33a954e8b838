// The browser's offer to install the app, kept until the person wants it.

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
