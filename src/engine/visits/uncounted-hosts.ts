import { isHostOf, readHost } from "#engine/drafts/find-links.ts";

/** Sites whose pages founders fill but don't own: no script of theirs runs there, so no visit can be counted. */
export const UNCOUNTED_HOSTS = {
  code: "github.com gitlab.com codeberg.org bitbucket.org sr.ht sourceforge.net huggingface.co npmjs.com jsr.io pypi.org crates.io docs.rs rubygems.org packagist.org nuget.org hex.pm pkg.go.dev hub.docker.com marketplace.visualstudio.com",
  appStore:
    "apps.apple.com itunes.apple.com testflight.apple.com play.google.com apps.microsoft.com chromewebstore.google.com chrome.google.com addons.mozilla.org f-droid.org flathub.org snapcraft.io store.steampowered.com itch.io gog.com epicgames.com nintendo.com playstation.com",
  video:
    "youtube.com youtu.be vimeo.com twitch.tv dailymotion.com rumble.com loom.com streamable.com",
  audio:
    "open.spotify.com podcasts.apple.com music.apple.com soundcloud.com bandcamp.com anchor.fm",
  social:
    "x.com twitter.com instagram.com facebook.com threads.net bsky.app mastodon.social linkedin.com pinterest.com tiktok.com tumblr.com discord.com discord.gg t.me medium.com substack.com reddit.com",
  marketplace:
    "etsy.com folksy.com ebay.com ebay.co.uk ebay.de amazon.com amazon.co.uk amazon.de amazon.fr amazon.es amazon.it amazon.nl amazon.ca amazon.in amazon.com.br amazon.com.mx gumroad.com payhip.com redbubble.com teespring.com kickstarter.com indiegogo.com gofundme.com patreon.com ko-fi.com buymeacoffee.com producthunt.com udemy.com skillshare.com goodreads.com wattpad.com royalroad.com boardgamegeek.com thingiverse.com printables.com makerworld.com drivethrurpg.com",
  document: "docs.google.com drive.google.com sites.google.com dropbox.com notion.site figma.com",
} as const;

const HOSTS: ReadonlySet<string> = new Set(
  Object.values(UNCOUNTED_HOSTS).flatMap((hosts) => hosts.split(" ")),
);

/** The site on which nobody can count for the founder, as people call it; null where the founder can. */
export function findUncountedHost(projectUrl: string | null): string | null {
  const host = projectUrl ? readHost(projectUrl) : null;
  return host && isHostOf(host, HOSTS) ? host : null;
}
