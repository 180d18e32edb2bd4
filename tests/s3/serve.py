"""OpenStack Swift with its S3 interface in one process: one device, one copy, loopback only.

Prints its address, serves until its input ends, and leaves nothing behind. The access key is
`site:owner`, its secret `quiet-lamp`.
"""

import os
import sys
import tempfile

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi
from eventlet.hubs import trampoline
from swift.common import utils

# A listing gives two names at a time: whoever reads only the first page is found out.
proxy = """[pipeline:main]
pipeline = catch_errors gatekeeper s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
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


class NoCache:
    """tempauth insists on a memcached, but signed requests need none."""

    def get(self, *_, **__):
        return None

    set = delete = get


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


def start(folder, name, parts, prepare=lambda port: None):
    from swift.common.http_protocol import SwiftHttpProtocol
    from swift.common.wsgi import loadapp

    socket = eventlet.listen(("127.0.0.1", 0))
    port = socket.getsockname()[1]
    prepare(port)
    everywhere = f"swift_dir = {folder}\ndevices = {folder}/devices\nmount_check = false\n"
    write(f"{folder}/{name}.conf", f"[DEFAULT]\n{everywhere}recon_cache_path = {folder}\n{parts}")
    app = loadapp(f"{folder}/{name}.conf")

    def answer(environment, respond):
        environment["swift.cache"] = NoCache()
        return app(environment, respond)

    eventlet.spawn(wsgi.server, socket, answer, log_output=False, protocol=SwiftHttpProtocol)
    return port


def serve(folder):
    os.makedirs(f"{folder}/devices/one")
    write(f"{folder}/swift.conf", "[swift-hash]\nswift_hash_path_suffix = noshine\n")
    utils.set_swift_dir(folder)
    for kind in ["account", "container", "object"]:
        parts = f"[app:main]\nuse = egg:swift#{kind}\n"
        start(folder, kind, parts, lambda port: make_ring(folder, kind, port))
    print(f"http://127.0.0.1:{start(folder, 'proxy', proxy)}", flush=True)
    trampoline(sys.stdin.fileno(), read=True)


parents = [tempfile.gettempdir(), "/var/tmp", os.path.expanduser("~")]
parent = next(filter(takes_attributes, parents), None)
if parent is None:
    sys.exit(f"Swift needs extended attributes; none of these folders has them: {', '.join(parents)}")
with tempfile.TemporaryDirectory(prefix="noshine-swift-", dir=parent) as folder:
    serve(folder)
