import { type ReactElement, useSyncExternalStore } from "react";
import { Icon } from "#web/ui/icon.tsx";

/** The strip over the page while the network is gone: what is safe, what goes on, what has to wait. */
export function OfflineStrip(): ReactElement {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className="offline" role="status">
      {!isOnline && (
        <p className="page offline-strip">
          <Icon name="offline" />
          <span>
            <b>You are offline. What you typed is safe.</b> Previews, open wizards and hours already looked up go on;
            finished sigils, mail and payments wait for the line.
          </span>
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
