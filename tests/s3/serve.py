"""OpenStack Swift with its S3 interface in one process: one device, one copy, loopback only.

Prints its address and its folder, serves until its input ends, and leaves nothing behind. The
access key is `site:owner`, its secret `quiet-lamp`. Given the folder of one that was killed, it is
that server again, on the same ports.
"""

import json
import os
import sys
import tempfile
from time import monotonic

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi
from eventlet.hubs import trampoline
from swift.common import utils

# A listing gives two names at a time: whoever reads only the first page is found out. After an
# error Swift would leave its only device alone for a minute.
proxy = """[pipeline:main]
pipeline = catch_errors gatekeeper s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_interval = 0
error_suppression_limit = 1000000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:s3api]
use = egg:swift#s3api
max_bucket_listing = 2
[filter:tempauth]
use = egg:swift#tempauth
user_site_owner = quiet-lamp .admin
[filter:slo]
use = egg:swift#slo
"""


class Cache:
    """In the place of memcached: which accounts and buckets there are, for some seconds."""

    def __init__(self):
        self.entries = {}

    def get(self, key, *_, **__):
        value, ends_at = self.entries.get(key, (None, 0))
        return value if monotonic() < ends_at else None

    def set(self, key, value, *_, time=0, **__):
        self.entries[key] = (value, monotonic() + min(time or 10, 10))

    def delete(self, key, *_, **__):
        self.entries.pop(key, None)


def takes_attributes(parent):
    try:
        with tempfile.NamedTemporaryFile(dir=parent) as probe:
            os.setxattr(probe.name, "user.swift", b"1")
        return True
    except OSError:
        return False


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def make_ring(folder, kind, port):
    """Which device holds what: always the one there is."""
    from swift.common.ring import RingBuilder

    builder = RingBuilder(part_power=1, replicas=1, min_part_hours=0)
    place = {"region": 1, "zone": 1, "device": "one", "weight": 1, "ip": "127.0.0.1", "port": port}
    builder.add_dev({**place, "replication_ip": "127.0.0.1", "replication_port": port})
    builder.rebalance()
    builder.get_ring().save(f"{folder}/{kind}.ring.gz")


def listen(folder, name):
    """On the port that it had before in this folder."""
    path = f"{folder}/ports.json"
    ports = json.load(open(path)) if os.path.exists(path) else {}
    socket = eventlet.listen(("127.0.0.1", ports.get(name, 0)), backlog=512)
    write(path, json.dumps({**ports, name: socket.getsockname()[1]}))
    return socket


def start(folder, name, parts, prepare=lambda port: None):
    from swift.common.http_protocol import SwiftHttpProtocol
    from swift.common.wsgi import loadapp

    socket = listen(folder, name)
    port = socket.getsockname()[1]
    prepare(port)
    everywhere = f"swift_dir = {folder}\ndevices = {folder}/devices\nmount_check = false\n"
    write(f"{folder}/{name}.conf", f"[DEFAULT]\n{everywhere}recon_cache_path = {folder}\n{parts}")
    app = loadapp(f"{folder}/{name}.conf")

    cache = Cache()

    def answer(environment, respond):
        environment["swift.cache"] = cache
        return app(environment, respond)

    eventlet.spawn(wsgi.server, socket, answer, log_output=False, protocol=SwiftHttpProtocol)
    return port


def serve(folder):
    os.makedirs(f"{folder}/devices/one", exist_ok=True)
    write(f"{folder}/swift.conf", "[swift-hash]\nswift_hash_path_suffix = noshine\n")
    utils.set_swift_dir(folder)
    for kind in ["account", "container", "object"]:
        parts = f"[app:main]\nuse = egg:swift#{kind}\n"
        start(folder, kind, parts, lambda port: make_ring(folder, kind, port))
    print(f"http://127.0.0.1:{start(folder, 'proxy', proxy)} {folder}", flush=True)
    trampoline(sys.stdin.fileno(), read=True)


def temporary_folder():
    parents = [tempfile.gettempdir(), "/var/tmp", os.path.expanduser("~")]
    parent = next(filter(takes_attributes, parents), None)
    if parent is None:
        sys.exit(f"Swift needs extended attributes; none of these folders has them: {', '.join(parents)}")
    return tempfile.TemporaryDirectory(prefix="noshine-swift-", dir=parent)


if len(sys.argv) > 1:
    serve(sys.argv[1])
else:
    with temporary_folder() as folder:
        serve(folder)
