// An open page polls the script next to it, which passes new data or messages.

const reloadInterval = 400;

class Reload {
  /** `show` takes new data; `complain` shows messages, or removes them if given "". */
  constructor(script, show, complain) {
    this.script = script;
    this.show = show;
    this.complain = complain;
    window.layoutcPreview = { receive: (news) => this.receive(news) };
    if (script) this.ask();
  }

  ask() {
    const node = document.createElement("script");
    const url = new URL(encodeURIComponent(this.script), location.href);
    url.search = `?${Date.now()}`;
    node.src = url.href;
    node.onload = node.onerror = () => {
      node.remove();
      setTimeout(() => this.ask(), reloadInterval);
    };
    document.head.append(node);
  }

  receive({ stamp, data, messages }) {
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    this.complain(messages ?? "");
    if (data) this.show(data);
  }
}

function showMessages(messages, title = "This is the last good layout.") {
  const banner = document.getElementById("banner");
  banner.hidden = messages === "";
  banner.replaceChildren();
  if (messages) banner.append(make("b", "", title), make("pre", "", messages));
}
